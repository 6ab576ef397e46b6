// The one script for pages that show boards of this site; see docs/embedding.md.
import './js/embed/element.js';

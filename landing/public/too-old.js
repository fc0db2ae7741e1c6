// Written for browsers that read no newer JavaScript, and not built. `findLast` came with the oldest Safari
// and Firefox that this product supports: see `browserslist` in package.json.
(function () {
  if (Array.prototype.findLast) return;
  var sentence = document.getElementById('too-old');
  var cover = document.getElementById('first-screen');
  if (cover) cover.parentNode.removeChild(cover);
  // A browser that does not know templates shows what is inside.
  if (sentence && sentence.content) sentence.parentNode.insertBefore(sentence.content, sentence);
})();

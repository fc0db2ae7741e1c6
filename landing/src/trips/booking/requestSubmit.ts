/** Lets the date picker submit the form around it on Enter in Safari 15, which has no `requestSubmit`. */
HTMLFormElement.prototype.requestSubmit ??= function requestSubmit(this: HTMLFormElement) {
  this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

export {};

// Makes elements; what is given as text only ever becomes text.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} name the class, or nothing
 * @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, name, ...content) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  node.append(...content);
  return node;
}

/**
 * @param {string} address
 * @param {string} text
 */
export function link(address, text) {
  const node = element("a", "", text);
  node.href = address;
  return node;
}

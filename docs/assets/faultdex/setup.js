// Turns what a reader says about a machine into the versions on it, and back into words, as
// faultdex/model/setup.py does; shared vectors hold them equal.

/** @typedef {Record<string, string>} Names */
/** @typedef {{ versions: Names, gpu: string, unread: string[] }} Setup */

export const HARDWARE = "hardware";
/** @type {Map<string, string>} */
const LABELS = new Map([
  ["torch", "torch"],
  ["cuda", "CUDA"],
  [HARDWARE, "compute capability"],
  ["driver", "driver"],
  ["nccl", "NCCL"],
  ["cudnn", "cuDNN"],
  ["triton", "Triton"],
  ["python", "Python"],
  ["nvcc", "nvcc"],
  ["gcc", "gcc"],
  ["jax", "JAX"],
  ["vllm", "vLLM"],
  ["slurm", "Slurm"],
  ["linux", "Linux"],
]);
const START = "(^|[^a-z0-9])";
const END = "(?![a-z0-9])";
const BUILD = /(^|[^a-z0-9])cu(\d{1,2})(\d)(?![a-z0-9])/;
const CAPABILITY =
  /(^|[^a-z0-9])(?:sm|cc|compute[ _-]?capability)[ _:=-]*(\d+?)\.?(\d)[a-z]?(?![a-z0-9.])/;
const VERSION =
  /(^|[^a-z0-9])((?:py)?torchvision|(?:py)?torch|[a-z]+)[ _:=-]*v?(\d+(?:\.\d+)*)(?:[a-z+][a-z0-9+.]*)?/g;
const NOISE =
  /^(?:nvidia|geforce|tesla|quadro|gpus?|toolkit|version|pcie|sxm\d?|nvl\d*|hbm\d?e?|ti|super|\d+(?:gb|gib|g)|\d{1,2}x?|x\d+|and|with|on)$/;
const MOST = 300;

/** @param {string} component */
export function labelOf(component) {
  return LABELS.get(component) ?? component;
}

/**
 * @param {string} text
 * @param {Names} models the compute capability of each GPU
 * @returns {Setup}
 */
export function readSetup(text, models) {
  let rest = text.slice(0, MOST).toLowerCase();
  /** @type {Names} */
  const versions = {};
  const build = BUILD.exec(rest);
  if (build) {
    versions.cuda = `${build[2]}.${build[3]}`;
    rest = without(rest, build);
  }
  const [gpu, other] = readGpu(rest, models);
  rest = other;
  if (gpu) versions[HARDWARE] = models[gpu];
  const capability = CAPABILITY.exec(rest);
  if (capability) {
    versions[HARDWARE] ??= `${capability[2]}.${capability[3]}`;
    rest = without(rest, capability);
  }
  const [named, last] = readVersions(rest);
  const words = last.split(/[^a-z0-9.]+/);
  const unread = words.filter((word) => /[^.]/.test(word) && !NOISE.test(word));
  return { versions: { ...versions, ...named }, gpu, unread };
}

/**
 * Return the setup as people write it, such as `torch 2.6, CUDA 12.4, A100`.
 * @param {Setup} setup
 */
export function wordsOf(setup) {
  return parts(setup).map(([text]) => text).join(", ");
}

/**
 * Return the setup for an address, such as `torch-2.6,cuda-12.4,a100`.
 * @param {Setup} setup
 */
export function linkOf(setup) {
  return parts(setup).map(([, name]) => name).join(",");
}

/**
 * @param {Setup} setup
 * @returns {[string, string][]}
 */
function parts({ versions, gpu }) {
  /** @type {[string, string][]} */
  const found = [];
  for (const [name, label] of LABELS) {
    const version = versions[name];
    if (version && name !== HARDWARE) found.push([`${label} ${version}`, `${name}-${version}`]);
  }
  const capability = versions[HARDWARE];
  if (gpu) found.push([gpu, gpu.toLowerCase().replaceAll(" ", "-")]);
  else if (capability) found.push([`${labelOf(HARDWARE)} ${capability}`, `sm-${capability}`]);
  return found;
}

/**
 * @param {string} text
 * @param {Names} models
 * @returns {[string, string]}
 */
function readGpu(text, models) {
  const byLength = (/** @type {string} */ one, /** @type {string} */ other) =>
    other.length - one.length || (one < other ? -1 : 1);
  for (const model of Object.keys(models).sort(byLength)) {
    const name = model.toLowerCase().replaceAll(" ", "[ _-]?");
    const found = new RegExp(`${START}${name}${END}`).exec(text);
    if (found) return [model, without(text, found)];
  }
  return ["", text];
}

/**
 * @param {string} text
 * @returns {[Names, string]}
 */
function readVersions(text) {
  /** @type {Names} */
  const named = {};
  const rest = text.replace(VERSION, (all, before, word, version) => {
    const name = word === "pytorch" ? "torch" : word;
    if (!LABELS.has(name) || name in named) return all;
    named[name] = version;
    return `${before} `;
  });
  return [named, rest];
}

/**
 * @param {string} text
 * @param {RegExpExecArray} found
 */
function without(text, found) {
  return `${text.slice(0, found.index)}${found[1]} ${text.slice(found.index + found[0].length)}`;
}

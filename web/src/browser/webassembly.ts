/** Why a WebAssembly module cannot be used; the texts of errors have these names. */
const problems = ['no_webassembly', 'no_module', 'old_browser'] as const;
export type ModuleProblem = (typeof problems)[number];

export const isModuleProblem = (error: string): error is ModuleProblem =>
  (problems as readonly string[]).includes(error);

export class ModuleError extends Error {
  constructor(
    readonly problem: ModuleProblem,
    message: string,
  ) {
    super(message);
  }
}

/** The problem behind an error of `instantiate`; undefined if it has another reason. */
export const problemOf = (error: unknown): ModuleProblem | undefined =>
  error instanceof ModuleError ? error.problem : undefined;

/** The first bytes of every module: a zero and "asm". */
const magic = [0x00, 0x61, 0x73, 0x6d];

async function fetchModule(address: string): Promise<Response> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new ModuleError('no_module', String(error));
  });
  if (!response.ok) throw new ModuleError('no_module', `The module's address answered ${response.status}.`);
  return response;
}

/** A page of a portal or of an error may come in place of the module, with the status of a success. */
async function bytesOf(response: Response): Promise<ArrayBuffer> {
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new ModuleError('no_module', String(error));
  });
  const start = new Uint8Array(bytes.slice(0, magic.length));
  if (magic.some((byte, at) => start[at] !== byte)) throw new ModuleError('no_module', 'This is no module.');
  return bytes;
}

const canStream = (response: Response): boolean =>
  'instantiateStreaming' in WebAssembly &&
  response.headers.get('content-type')?.toLowerCase() === 'application/wasm';

/** A compiler rejects a valid module if it does not know its instructions, or if a policy forbids all modules. */
function rejected(error: unknown): never {
  if (!(error instanceof WebAssembly.CompileError)) throw error;
  const forbidden = /content security policy|unsafe-eval|disallowed/i.test(error.message);
  throw new ModuleError(forbidden ? 'no_webassembly' : 'old_browser', error.message);
}

/**
 * Fetches and starts a module, whatever content type its host sends. Throws ModuleError if that is impossible
 * here.
 */
export async function instantiate(
  address: string,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  // Browsers turn it off in a lockdown mode, or by an administrator's policy.
  if ((globalThis as Partial<typeof globalThis>).WebAssembly === undefined)
    throw new ModuleError('no_webassembly', 'WebAssembly is turned off.');
  const response = await fetchModule(address);
  if (canStream(response)) return WebAssembly.instantiateStreaming(response, imports).catch(rejected);
  const bytes = await bytesOf(response);
  return WebAssembly.instantiate(bytes, imports).catch(rejected);
}

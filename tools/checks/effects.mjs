// An `$effect` of the client neither assigns state nor calls its parent, not even through the functions that it calls: use
// `$derived` for values that depend on others, and event handlers for the rest.
import { dirname, join, normalize } from 'node:path/posix';
import { fromWeb, parsersInstalled } from './imports.mjs';
import { finding, isGenerated, isTest, lineAt } from './tree.mjs';

/** The exceptions with their reasons: files whose effects may assign state, and files whose state any effect may assign. */
export const exceptions = {
  effectsOf: {
    'web/src/parts/announce/announcer.svelte.ts':
      'Announcements are for screen readers, outside the page; components call announceChanges.',
  },
  stateOf: {
    'web/src/browser/trouble.svelte.ts': 'Storage that fails reports it, in whichever way it is used.',
  },
};

const src = 'web/src/';
const mutators = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'set',
  'add',
  'delete',
  'clear',
]);

/** Functions that call their arguments. */
const callers = new Set([
  'untrack',
  'then',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
]);

export function effects(tree) {
  if (!parsersInstalled())
    return [finding('web/node_modules', undefined, "is missing: run 'npm ci' in web/")];
  const ts = fromWeb('typescript');
  const files = new Map(
    [...tree]
      .filter(
        ([path]) =>
          path.startsWith(src) && /\.(svelte|ts)$/.test(path) && !isTest(path) && !isGenerated(path),
      )
      .map(([path, text]) => [path, read(ts, path, text)]),
  );
  const program = { ts, tree, files, writing: undefined };
  program.writing = methodsThatWrite(program);
  const found = [...files].flatMap(([path, file]) =>
    file.effects.flatMap((effect) => {
      const why = reasonIn(program, { file, of: undefined, seen: new Set() }, effect.arguments[0]);
      return why === undefined ? [] : [{ path, line: lineAt(tree.get(path), effect.getStart()), why }];
    }),
  );
  return [
    ...found
      .filter(({ path }) => exceptions.effectsOf[path] === undefined)
      .map(({ path, line, why }) => finding(path, line, `an effect assigns state: ${why}`)),
    ...Object.keys(exceptions.effectsOf)
      .filter((path) => tree.has(path) && !found.some((one) => one.path === path))
      .map((path) => finding(path, undefined, 'no longer needs its exception in effects.mjs')),
  ];
}

/** Returns the declarations of a file that matter for effects. */
function read(ts, path, text) {
  const source = ts.createSourceFile(
    path,
    scriptOf(path, text),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TS,
  );
  const file = {
    path,
    state: new Set(),
    /** State whose fields are state too. */
    deep: new Set(),
    props: new Set(),
    functions: new Map(),
    types: new Map(),
    classes: new Map(),
    imports: new Map(),
    /** Names that are declared outside functions. */
    outer: new Set(),
    effects: [],
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) readImport(ts, file, node);
    if (ts.isFunctionDeclaration(node) && node.name) file.functions.set(node.name.text, node);
    if (ts.isVariableDeclaration(node)) readVariable(ts, file, node);
    if (ts.isClassDeclaration(node) && node.name) file.classes.set(node.name.text, readClass(ts, file, node));
    if (ts.isCallExpression(node) && /^\$effect(\.pre)?$/.test(node.expression.getText()))
      file.effects.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return file;
}

/** Returns the scripts of a component; positions stay the same. */
const scriptOf = (path, text) => {
  if (!path.endsWith('.svelte')) return text;
  const blank = (part) => part.replace(/[^\n]/g, ' ');
  let at = 0;
  let kept = '';
  for (const { index, 1: open, 2: body } of text.matchAll(/(<script[^>]*>)([^]*?)<\/script>/g)) {
    kept += blank(text.slice(at, index + open.length)) + body;
    at = index + open.length + body.length;
  }
  return kept + blank(text.slice(at));
};

function readImport(ts, file, node) {
  const named = node.importClause?.namedBindings;
  if (named === undefined || !ts.isNamedImports(named)) return;
  for (const { name, propertyName } of named.elements)
    file.imports.set(name.text, {
      from: node.moduleSpecifier.text,
      name: (propertyName ?? name).text,
    });
}

function readVariable(ts, file, { name, type, initializer }) {
  const made = initializer?.getText() ?? '';
  if (ts.isObjectBindingPattern(name)) {
    if (made !== '$props()') return;
    for (const element of name.elements) {
      const isBound = element.initializer?.getText().startsWith('$bindable') === true;
      (isBound ? file.state : file.props).add(element.name.getText());
    }
    return;
  }
  const id = name.getText();
  const isConst = (name.parent.parent.flags & ts.NodeFlags.Const) !== 0;
  if (/^\$state\b/.test(made) || (!isConst && /^\$derived\b/.test(made))) file.state.add(id);
  if (/^\$state(?!\.raw|<\w*Element>)/.test(made)) file.deep.add(id);
  if (made === '$props()') file.props.add(id);
  else if (isFunction(ts, initializer)) file.functions.set(id, initializer);
  file.types.set(id, typeOf(ts, type, initializer));
  if (ts.isSourceFile(name.parent.parent.parent.parent)) file.outer.add(id);
}

function readClass(ts, file, node) {
  const found = {
    file,
    state: new Set(),
    types: new Map(),
    methods: new Map(),
    setters: new Map(),
  };
  for (const member of node.members) {
    const name = member.name?.getText();
    if (ts.isPropertyDeclaration(member)) {
      if (/^\$state\b/.test(member.initializer?.getText() ?? '')) found.state.add(name);
      if (isFunction(ts, member.initializer)) found.methods.set(name, member.initializer);
      found.types.set(name, typeOf(ts, member.type, member.initializer));
    }
    if (ts.isMethodDeclaration(member)) found.methods.set(name, member);
    if (ts.isSetAccessor(member)) found.setters.set(name, member);
  }
  return found;
}

const isFunction = (ts, node) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the class name of a value that is created here or has a type annotation. */
const typeOf = (ts, type, initializer) =>
  type !== undefined
    ? type.getText().replace(/<.*$/, '')
    : initializer !== undefined && ts.isNewExpression(initializer)
      ? initializer.expression.getText()
      : undefined;

/** Maps method and field names to the classes in which their use writes state. */
function methodsThatWrite(program) {
  const names = { methods: new Map(), fields: new Set() };
  program.writing = names;
  for (const file of program.files.values())
    for (const [className, of] of file.classes) {
      for (const name of [...of.state, ...of.setters.keys()]) names.fields.add(name);
      for (const [name, method] of of.methods) {
        const why = reasonIn(program, { file, of, seen: new Set([method]) }, method);
        if (why !== undefined) names.methods.set(name, [...(names.methods.get(name) ?? []), className]);
      }
    }
  return names;
}

/** Returns the reason why the code writes state; undefined if it does not. */
function reasonIn(program, context, node) {
  const { ts } = program;
  if (ts.isIdentifier(node)) return reasonOfCall(program, context, node);
  let found;
  const visit = (inner) => {
    found ??= reasonOf(program, context, inner);
    const isEffect = ts.isCallExpression(inner) && /^\$effect\b/.test(inner.expression.getText());
    if (found === undefined && !isEffect) ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

function reasonOf(program, context, node) {
  const { ts } = program;
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns ? reasonOfTarget(program, context, node.left) : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const changes = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator);
    return changes ? reasonOfTarget(program, context, node.operand) : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const later = callers.has(node.expression.getText().replace(/^.*\./, ''))
    ? node.arguments.filter(ts.isIdentifier)
    : [];
  return [node.expression, ...later]
    .map((callee) => reasonOfCall(program, context, callee))
    .find((why) => why !== undefined);
}

function reasonOfTarget(program, { file, of }, target) {
  const { ts } = program;
  const text = target.getText();
  if (ts.isIdentifier(target)) return file.state.has(text) ? text : undefined;
  if (!ts.isPropertyAccessExpression(target)) {
    const parts = [];
    const visit = (node) =>
      ts.isIdentifier(node) && file.state.has(node.text)
        ? parts.push(node.text)
        : ts.forEachChild(node, visit);
    visit(target);
    return parts[0];
  }
  const name = target.name.text;
  const root = rootOf(ts, target);
  if (ts.isIdentifier(root) && file.deep.has(root.text)) return text;
  const type = classOf(program, { file, of }, target.expression);
  if (type !== undefined) return type.state.has(name) || type.setters.has(name) ? text : undefined;
  return isForeign(program, file, target) && program.writing.fields.has(name) ? text : undefined;
}

function reasonOfCall(program, context, callee) {
  const { ts } = program;
  const { file, seen } = context;
  if (ts.isIdentifier(callee)) {
    const name = callee.text;
    if (file.props.has(name)) return `${name}() of the parent`;
    const target = functionNamed(program, file, name);
    if (target === undefined || seen.has(target.node)) return undefined;
    seen.add(target.node);
    const why = reasonIn(program, { file: target.file, of: undefined, seen }, target.node);
    return why && `${name}(): ${why}`;
  }
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const name = callee.name.text;
  const root = rootOf(ts, callee);
  if (ts.isIdentifier(root) && file.state.has(root.text) && mutators.has(name)) return callee.getText();
  const type = classOf(program, context, callee.expression);
  if (type !== undefined) {
    const method = type.methods.get(name);
    if (method === undefined || seen.has(method)) return undefined;
    seen.add(method);
    const why = reasonIn(program, { file: type.file, of: type, seen }, method);
    return why && `${name}(): ${why}`;
  }
  const writers = isForeign(program, file, callee) ? program.writing.methods.get(name) : undefined;
  return writers && `${callee.getText()} (${writers.join(', ')})`;
}

/** Returns whether the expression is part of a value from outside the function, such as an import or a prop. */
function isForeign({ ts }, file, node) {
  const root = rootOf(ts, node);
  if (!ts.isIdentifier(root) || /^(Weak)?(Map|Set)$/.test(file.types.get(root.text))) return false;
  return file.imports.has(root.text) || file.props.has(root.text) || file.outer.has(root.text);
}

const rootOf = (ts, node) =>
  ts.isPropertyAccessExpression(node) || ts.isNonNullExpression(node) || ts.isElementAccessExpression(node)
    ? rootOf(ts, node.expression)
    : node;

/** Returns the class of an expression if it is declared explicitly. */
function classOf(program, { file, of }, node) {
  const { ts } = program;
  if (node.kind === ts.SyntaxKind.ThisKeyword) return of;
  if (ts.isIdentifier(node)) {
    const imported = importOf(program, file, node.text);
    if (imported !== undefined)
      return classNamed(program, imported.file, imported.file.types.get(imported.name));
    return classNamed(program, file, file.types.get(node.text));
  }
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const owner = classOf(program, { file, of }, node.expression);
  return owner && classNamed(program, owner.file, owner.types.get(node.name.text));
}

function classNamed(program, file, name) {
  if (name === undefined) return undefined;
  const imported = importOf(program, file, name);
  return file.classes.get(name) ?? imported?.file.classes.get(imported.name);
}

function functionNamed(program, file, name) {
  const imported = importOf(program, file, name);
  const [where, called] = imported === undefined ? [file, name] : [imported.file, imported.name];
  const node = where.functions.get(called);
  return node && exceptions.stateOf[where.path] === undefined ? { file: where, node } : undefined;
}

function importOf({ files }, file, name) {
  const found = file.imports.get(name);
  if (found === undefined || !found.from.startsWith('.')) return undefined;
  const base = normalize(join(dirname(file.path), found.from));
  const end = ['', '.ts', '.svelte.ts'].find((one) => files.has(base + one));
  return end === undefined ? undefined : { file: files.get(base + end), name: found.name };
}

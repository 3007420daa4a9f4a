// A visitor names the alternatives that it treats alike (OneOf in engine/visit.h): a catch-all would take a phase, an
// event or an option that is new without a word from the compiler.
import { bareCpp } from './code.mjs';
import { finding, isCpp, isTest, lineAt } from './tree.mjs';

// What ignores its argument, whatever it is: operator()(auto const&), or a template of any type.
const catchAlls = [
  /operator\(\)\((?:auto const&|const auto&|auto&&|auto)\)/g,
  /template <(?:class|typename) (\w+)>\s*\w[\w:<> ]*\s(?:operator\(\)|\w+)\([^()]*\b\1 const&\)/g,
];

// The search path's sink, which hears nothing on purpose.
const deaf = 'engine/tell.h';

export function visitors(tree) {
  return [...tree]
    .filter(([path]) => isCpp(path) && !isTest(path) && path !== deaf)
    .flatMap(([path, text]) => {
      const bare = bareCpp(text);
      return catchAlls.flatMap((pattern) =>
        [...bare.matchAll(pattern)].map(({ index }) =>
          finding(path, lineAt(bare, index), 'takes any alternative without looking; name them with OneOf'),
        ),
      );
    });
}

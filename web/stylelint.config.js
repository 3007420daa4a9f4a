/** @type {import('stylelint').Config} */
export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        // Features that Chromium, Firefox and Safari all had two years ago; newer ones need @supports.
        available: 2024,
        // The build replaces it.
        ignoreAtRules: ['custom-media'],
        // Without these a slider has another colour, a field keeps its size, words can be selected, and a printed
        // page leaves out the grounds of its pictures.
        ignoreProperties: {
          'accent-color': ['/.*/'],
          'print-color-adjust': ['/.*/'],
          resize: ['/.*/'],
          'user-select': ['/.*/'],
        },
      },
    ],
  },
};

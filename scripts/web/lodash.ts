import type { Plugin } from 'vite'

/** Replaces single functions of lodash, which react-admin imports, with those of es-toolkit, which behave alike and are smaller. */
export const lodash = (): Plugin => ({
  name: 'lodash-by-es-toolkit',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (/^lodash\/\w+(\.js)?$/.test(id) ? `\0${id}` : null),
  load(id) {
    const [, name] = /^\0lodash\/(\w+)/.exec(id) ?? []
    return name ? `export { ${name} as default } from 'es-toolkit/compat'` : null
  },
})

// Modules begin after the first paint (server/app/pages/publicDocument.ts).
;(() => {
  const { module = '', ahead = '' } = document.currentScript?.dataset ?? {}
  /** @param {string} name @param {object} properties */
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const begin = () => {
    for (const href of ahead.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: module })
  }
  if (document.visibilityState === 'hidden') begin()
  else requestAnimationFrame(() => setTimeout(begin))
})()

import { escapeRegExp } from 'es-toolkit'
import type { App } from './types.ts'

interface Pattern {
  expression: RegExp
  methods: Set<string>
}

/**
 * Remembers the methods of every route that is registered from now on. The result says which ones a path has: none for a path without a route.
 * Parameters match one segment, and routes with `*` any number, as in the router.
 */
export function watchMethods(app: App): (path: string) => string[] {
  const patterns = new Map<string, Pattern>()
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = patterns.get(url) ?? { expression: expressionOf(url), methods: new Set() }
    for (const one of [method].flat()) pattern.methods.add(one)
    patterns.set(url, pattern)
  })
  return path => {
    const found = [...patterns.values()].filter(({ expression }) => expression.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort()
  }
}

const expressionOf = (url: string) => {
  const parts = url.split(/(:\w+|\*)/)
  const source = parts.map((part, at) => (at % 2 === 0 ? escapeRegExp(part) : part === '*' ? '.*' : '[^/]+')).join('')
  return new RegExp(`^${source}$`)
}

import { expect, test } from 'vitest'
import { type Chunks, groupChunks } from '../../scripts/web/groupChunks.ts'

interface Sketch {
  bytes?: number
  imports?: string[]
  lazy?: string[]
  /** `page` is loaded lazily, `document` by a document. */
  entry?: 'page' | 'document'
}

/** Chunks with a module of the same name each. */
const chunksOf = (sketches: Record<string, Sketch>): Chunks =>
  Object.fromEntries(
    Object.entries(sketches).map(([name, { bytes = 100, imports = [], lazy = [], entry }]) => [
      name,
      {
        name,
        isEntry: entry === 'document',
        isDynamicEntry: entry === 'page',
        facadeModuleId: entry ? name : null,
        modules: { [name]: { renderedLength: bytes } },
        imports,
        dynamicImports: lazy,
      },
    ]),
  )

/** The groups as sorted lists of modules. */
function groupsOf(sketches: Record<string, Sketch>, { requestBytes = 1_000, heavy = '', preloader = '' } = {}) {
  const names = groupChunks(chunksOf(sketches), {
    requestBytes,
    weightOf: module => (module === heavy ? 100 : 1),
    isPreloader: module => module === preloader,
  })
  const groups = Object.groupBy([...names], ([, name]) => name)
  return Object.values(groups)
    .map(group => (group ?? []).map(([module]) => module).toSorted((a, b) => a.localeCompare(b)))
    .toSorted((a, b) => String(a).localeCompare(String(b)))
}

test('what the same pages share is one file; a page itself keeps its own', () => {
  const sketches: Record<string, Sketch> = {
    index: { entry: 'document', imports: ['react'], lazy: ['list', 'form'] },
    react: {},
    list: { entry: 'page', imports: ['table', 'button'] },
    form: { entry: 'page', imports: ['button', 'input'] },
    table: { imports: ['cell'] },
    cell: {},
    button: { bytes: 2_000 },
    input: { imports: ['label'] },
    label: {},
  }
  expect(groupsOf(sketches, { requestBytes: 150 })).toEqual([
    ['cell', 'table'],
    ['input', 'label'],
  ])
})

test('a request is saved where little is loaded in vain, and not where much is', () => {
  const pages = (bytes: number): Record<string, Sketch> => ({
    index: { entry: 'document', lazy: ['list', 'form'] },
    list: { entry: 'page', imports: ['table', 'chip'] },
    form: { entry: 'page', imports: ['chip'] },
    table: { bytes },
    chip: {},
  })
  expect(groupsOf(pages(900))).toEqual([['chip', 'table']])
  expect(groupsOf(pages(1_100))).toEqual([])
})

test('what another group imports counts as loaded in vain too', () => {
  const pages = (charts: number): Record<string, Sketch> => ({
    index: { entry: 'document', lazy: ['list', 'form'] },
    list: { entry: 'page', imports: ['table', 'chip'] },
    form: { entry: 'page', imports: ['chip'] },
    chip: {},
    table: { bytes: 10, imports: ['charts'] },
    charts: { bytes: charts },
  })
  expect(groupsOf(pages(10))).toEqual([['charts', 'chip', 'table']])
  expect(groupsOf(pages(5_000)).flat()).not.toContain('chip')
})

test('a page that is opened more often loads less in vain', () => {
  const sketches: Record<string, Sketch> = {
    index: { entry: 'document', lazy: ['signIn', 'list'] },
    signIn: { entry: 'page', imports: ['field'] },
    list: { entry: 'page', imports: ['field', 'table'] },
    field: {},
    table: { bytes: 500 },
  }
  expect(groupsOf(sketches)).toEqual([['field', 'table']])
  expect(groupsOf(sketches, { heavy: 'signIn' })).toEqual([])
})

test('what a page loads lazily counts as drawn after the page', () => {
  const sketches: Record<string, Sketch> = {
    index: { entry: 'document', lazy: ['list'] },
    list: { entry: 'page', imports: ['table'], lazy: ['dialog'] },
    dialog: { entry: 'page', imports: ['form'] },
    table: {},
    form: { bytes: 900 },
  }
  // Both are loaded when the dialog is drawn; the list alone loads the form in vain.
  expect(groupsOf(sketches)).toEqual([['form', 'table']])
  expect(groupsOf({ ...sketches, form: { bytes: 1_100 } })).toEqual([])
})

test('what only starts a page does not draw it', () => {
  const sketches: Record<string, Sketch> = {
    index: { entry: 'document', lazy: ['app', 'routes'] },
    app: { entry: 'page', imports: ['routes', 'frame'] },
    routes: { entry: 'page', lazy: ['list'] },
    list: { entry: 'page', imports: ['table', 'react'] },
    frame: { bytes: 900 },
    table: { bytes: 500 },
    react: {},
  }
  // The list is drawn within the app, so that it never loads the frame in vain.
  expect(groupsOf(sketches, { preloader: 'routes' }).flat()).toContain('frame')
  expect(groupsOf(sketches).flat()).not.toContain('frame')
})

test('no two groups import each other', () => {
  const sketches: Record<string, Sketch> = {
    index: { entry: 'document', lazy: ['list', 'form'] },
    list: { entry: 'page', imports: ['top'] },
    form: { entry: 'page', imports: ['middle'] },
    top: { imports: ['middle'] },
    middle: { bytes: 100_000, imports: ['bottom'] },
    bottom: {},
  }
  const groups = groupsOf(sketches)
  expect(groups).not.toContainEqual(['bottom', 'top'])
  expect(groups.flat()).toContain('bottom')
})

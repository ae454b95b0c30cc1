import { describe, expect, test } from 'vitest'
import { importsOf, sources } from './sources.ts'

/** The server's wings in order; each imports only itself and those before it (README, "How it is built"). */
const wings = [
  'engines',
  'platform',
  'reports',
  'messaging',
  'sources',
  'money',
  'invitations',
  'cases',
  'people',
  'files',
  'faces',
  'bankStatements',
  'proofs',
  'checks',
  'ocr',
  'screening',
  'court',
  'monitoring',
  'intelligence',
  'inquiries',
  'esign',
  'steps',
  'trubgv',
  'bgc',
  'onboarding',
  'videoKyc',
  'calls',
  'challans',
  'fleet',
  'backoffice',
  'sandbox',
  'seed',
  'app',
  'main.ts',
]

interface Edge {
  from: string
  to: string
}

/** Imports between own files below `root`, including types and lazy imports. */
const edgesBelow = (root: string): Edge[] =>
  sources(`${root}/**/*.{ts,tsx}`).flatMap(file =>
    importsOf(file)
      .filter(imported => imported.startsWith(`${root}/`))
      .map(to => ({ from: file.path, to })),
  )

const written = ({ from, to }: Edge) => `${from} imports ${to}`

/** The folder of a file, at most `depth` levels below the root; files beside folders count as a folder of their own. */
function folderOf(path: string, depth: number): string {
  const parts = path.split('/').slice(1, -1)
  return parts.length < depth ? `${parts.join('/')}/*` : parts.slice(0, depth).join('/')
}

/** Pairs of folders that import each other both ways. */
function mutualPairs(edges: Edge[], depth: number): string[] {
  const found = new Map<string, Edge>()
  for (const edge of edges) {
    const [from, to] = [folderOf(edge.from, depth), folderOf(edge.to, depth)]
    if (from !== to) found.set(`${from} ${to}`, edge)
  }
  return [...found].filter(([pair]) => found.has(pair.split(' ').reverse().join(' '))).map(([, edge]) => written(edge))
}

describe('the server', () => {
  const edges = edgesBelow('server')
  const wingOf = (path: string) => path.split('/')[1] ?? ''

  test('has no folder outside the wings', () => {
    expect([...new Set(edges.map(({ from }) => wingOf(from)))].filter(wing => !wings.includes(wing))).toEqual([])
  })

  test('imports one way from wing to wing', () => {
    const upward = edges.filter(({ from, to }) => wings.indexOf(wingOf(to)) > wings.indexOf(wingOf(from)))
    expect(upward.map(written)).toEqual([])
  })

  test('has no two areas that import each other', () => {
    expect(mutualPairs(edges, 2)).toEqual([])
  })
})

/** The contract's rooms, likewise; a room of one file is that file. Texts and declarations of products, resources and calls are built on the others. */
const rooms = [
  'platform',
  'fields',
  'identifiers',
  'files',
  'money',
  'invitations.ts',
  'people',
  'faces',
  'bankStatements',
  'ocr',
  'proofs',
  'screening',
  'court',
  'challans',
  'fleet.ts',
  'messages',
  'pages',
  'products',
  'checks',
  'monitoring.ts',
  'intelligence',
  'inquiries',
  'cases',
  'videoCalls',
  'esign',
  'onboarding',
  'resources',
  'calls',
  'words',
]

describe('the contract', () => {
  const edges = edgesBelow('contracts')
  const roomOf = (path: string) => path.split('/')[1] ?? ''

  test('has no folder or file outside the rooms', () => {
    const found = sources('contracts/**/*.ts').map(({ path }) => roomOf(path))
    expect([...new Set(found)].toSorted()).toEqual(rooms.toSorted())
  })

  test('imports one way from room to room', () => {
    const upward = edges.filter(({ from, to }) => rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from)))
    expect(upward.map(written)).toEqual([])
  })

  test('imports nothing of the server or the web', () => {
    const outside = sources('contracts/**/*.ts').flatMap(file =>
      importsOf(file).filter(imported => /^(?:server|src)\//.test(imported)),
    )
    expect(outside).toEqual([])
  })
})

/** The web's layers, likewise. `public` stands apart: it may import the first five. */
const layers = [
  'theme',
  'i18n',
  'session',
  'dataProvider',
  'components',
  'authProvider',
  'wallets',
  'signIn',
  'landing',
  'resources',
  'customRoutes',
  'layout',
  'entry',
]

describe('the web', () => {
  const edges = edgesBelow('src')
  const layerOf = (path: string) => path.split('/')[1] ?? ''
  const inLayers = edges.filter(({ from }) => layers.includes(layerOf(from)))

  test('has no folder outside the layers', () => {
    const folders = edges.filter(({ from }) => from.split('/').length > 2).map(({ from }) => layerOf(from))
    expect([...new Set(folders)].filter(folder => folder !== 'public' && !layers.includes(folder))).toEqual([])
  })

  test('imports one way from layer to layer', () => {
    const upward = inLayers.filter(({ from, to }) => layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)))
    const outside = inLayers.filter(({ to }) => !layers.includes(layerOf(to)))
    expect([...upward, ...outside].map(written)).toEqual([])
  })

  test('has public pages that import only what they share with the console', () => {
    const shared = ['public', ...layers.slice(0, 5)]
    const edgesOfPublic = edges.filter(({ from }) => layerOf(from) === 'public')
    expect(edgesOfPublic.filter(({ to }) => !shared.includes(layerOf(to))).map(written)).toEqual([])
  })

  test('has no two folders that import each other', () => {
    // What stands at the root of a layer is what its folders share, or where they are put together.
    const between = edges.filter(({ from, to }) => [from, to].every(path => !folderOf(path, 2).endsWith('/*')))
    expect(mutualPairs(between, 2)).toEqual([])
  })
})

test('an import against the order and a mutual pair are seen', () => {
  const edges = [
    { from: 'server/money/wallets/a.ts', to: 'server/money/prices/b.ts' },
    { from: 'server/money/prices/b.ts', to: 'server/money/wallets/c.ts' },
    { from: 'server/money/wallets/a.ts', to: 'server/money/wallets/c.ts' },
  ]
  expect(mutualPairs(edges, 2)).toHaveLength(2)
  expect(mutualPairs(edges, 1)).toEqual([])
})

import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './JsonView.module.css'

interface JsonViewProps {
  value: unknown
  /** Names the region for screen readers: "Response". */
  label: string
  /** On the left of the bar: a switch between request and response. */
  bar?: ReactNode
}

/** JSON with line numbers. Each object and list can be folded; the copy button always copies the whole document. */
export const JsonView = ({ value, label, bar }: JsonViewProps) => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(() => jsonLines(value, folded), [value, folded])

  const toggle = (path: string) => {
    const next = new Set(folded)
    if (!next.delete(path)) next.add(path)
    setFolded(next)
  }

  return (
    <section className={styles.view} aria-label={label}>
      <header className={styles.bar}>
        {bar}
        <span className={styles.copy}>
          <CopyButton worded value={JSON.stringify(value, null, 2)} />
        </span>
      </header>
      <div className={`mono ${styles.code}`} tabIndex={0} role="group" aria-label={label}>
        {lines.map((line, index) => (
          <Line key={line.path} line={line} number={index + 1} folded={folded.has(line.path)} onToggle={toggle} />
        ))}
      </div>
    </section>
  )
}

interface LineProps {
  line: JsonLine
  number: number
  folded: boolean
  onToggle: (path: string) => void
}

const Line = ({ line, number, folded, onToggle }: LineProps) => {
  const text = useTexts('components')
  const name = line.key ?? (line.path === '$' ? text('json.root') : line.path)
  return (
    <div className={styles.line}>
      <span className={styles.gutter} aria-hidden="true">
        {number}
      </span>
      <span className={styles.fold}>
        {line.kind === 'open' && (
          <button
            type="button"
            aria-expanded={!folded}
            aria-label={text(folded ? 'json.expand' : 'json.collapse', { name })}
            onClick={() => onToggle(line.path)}
          >
            {folded ? <ChevronRight size={12} aria-hidden="true" /> : <ChevronDown size={12} aria-hidden="true" />}
          </button>
        )}
      </span>
      <span className={styles.text} style={{ paddingLeft: `${line.depth * 2}ch` }}>
        {line.key !== undefined && (
          <>
            <span className={styles.key}>{JSON.stringify(line.key)}</span>:{' '}
          </>
        )}
        <span className={styles[line.kind]}>{line.token}</span>
        {folded && (
          <span className={styles.count}>
            {' '}
            {text('json.items', { smart_count: line.count ?? 0 })} {line.closer}
          </span>
        )}
        {line.comma && ','}
      </span>
    </div>
  )
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface JsonLine {
  /** The value's path in the document: `$.result.status`. Unique, so it also identifies the fold. */
  path: string
  depth: number
  key?: string
  /** A scalar as JSON, or an opening or closing bracket. */
  token: string
  kind: 'string' | 'number' | 'word' | 'open' | 'close'
  /** On an opening line: the number of entries that a fold hides, and the closing bracket. */
  count?: number
  closer?: string
  comma: boolean
}

const kindOf = (value: Json): JsonLine['kind'] => {
  if (typeof value === 'string') return 'string'
  return typeof value === 'number' ? 'number' : 'word'
}

/** A JSON value as printable lines, without the contents of folded paths. */
function jsonLines(value: unknown, folded: ReadonlySet<string>): JsonLine[] {
  const lines: JsonLine[] = []

  const walk = (node: Json, path: string, depth: number, key: string | undefined, comma: boolean) => {
    const named = key === undefined ? {} : { key }
    const entries = node !== null && typeof node === 'object' ? Object.entries(node) : []
    if (entries.length === 0) {
      lines.push({ path, depth, ...named, token: JSON.stringify(node), kind: kindOf(node), comma })
      return
    }
    const array = Array.isArray(node)
    const closer = array ? ']' : '}'
    const token = array ? '[' : '{'
    const hidden = folded.has(path)
    lines.push({ path, depth, ...named, token, kind: 'open', count: entries.length, closer, comma: hidden && comma })
    if (hidden) return
    for (const [index, [name, child]] of entries.entries()) {
      walk(child, `${path}.${name}`, depth + 1, array ? undefined : name, index < entries.length - 1)
    }
    lines.push({ path: `${path}/end`, depth, token: closer, kind: 'close', comma })
  }

  walk(value as Json, '$', 0, undefined, false)
  return lines
}

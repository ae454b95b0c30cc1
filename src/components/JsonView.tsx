import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './JsonView.module.css'
import { type JsonLine, jsonLines } from './jsonLines.ts'

interface JsonViewProps {
  value: unknown
  /** Names the region for screen readers: "Response". */
  label: string
  /** At the left of the bar: a switch between request and response. */
  bar?: ReactNode
}

/** JSON with line numbers; each object and list folds with a button. Copying takes the whole, folded or not. */
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

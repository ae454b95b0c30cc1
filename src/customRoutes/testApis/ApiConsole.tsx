import { useEffect, useRef, useState } from 'react'
import { type Product, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { CodeSection } from './CodeSection.tsx'
import type { ApiMode } from './codeSamples.ts'
import { RequestSection } from './RequestSection.tsx'
import { RunHistory } from './RunHistory.tsx'
import { type PreparedRequest, RunPanel } from './RunPanel.tsx'
import { RunResponse } from './RunResponse.tsx'
import type { Run } from './runs.ts'
import styles from './TestApis.module.css'
import { useRequestDraft } from './useRequestDraft.ts'
import { useRun } from './useRun.ts'
import { useRunHistory } from './useRunHistory.ts'

interface ApiConsoleProps {
  product: Product
  onProduct: (product: ProductId) => void
}

/** The request, what it costs, what came of it, and what was sent before. */
export const ApiConsole = ({ product, onProduct }: ApiConsoleProps) => {
  const request = useRequestDraft(product)
  const [mode, setMode] = useState<ApiMode>('test')
  const [shown, setShown] = useState<Run | null>(null)
  const [asks, setAsks] = useState<PreparedRequest | null>(null)
  const history = useRunHistory()
  const answer = useRef<HTMLDivElement>(null)
  const { busy, run } = useRun(done => {
    history.add(done)
    setShown(done)
  })
  // The button that was pressed is beside the answer, on a phone out of sight of it.
  useEffect(() => {
    if (shown) answer.current?.focus()
  }, [shown])

  const choose = (next: ProductId) => {
    setShown(null)
    request.reset(productOf(next))
    onProduct(next)
  }
  /** A live request is asked for once more before it goes. */
  const send = (ask: PreparedRequest) => {
    if (ask.mode === 'live') setAsks(ask)
    else void run(ask.product.id as ProductId, ask.mode, ask.body)
  }
  const open = (old: Run) => {
    const known = productOf(old.product)
    request.reset(known, old.body)
    setMode(old.mode)
    setShown(old)
    onProduct(old.product)
    return { product: known, mode: old.mode, body: old.body }
  }
  const fields = shown?.product === product.id ? shown.fields : []

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <RequestSection product={product} request={request} refused={fields} onProduct={choose} />
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          <RunResponse run={shown} busy={busy} />
        </div>
        <CodeSection product={product} mode={mode} body={request.body} />
      </div>
      <div className={styles.aside}>
        <RunPanel
          ask={{ product, mode, body: request.body }}
          broken={request.broken !== undefined}
          busy={busy}
          asks={asks}
          onMode={setMode}
          onRun={send}
          onAnswered={yes => {
            setAsks(null)
            if (yes && asks) void run(asks.product.id as ProductId, asks.mode, asks.body)
          }}
        />
        <RunHistory
          runs={history.runs}
          busy={busy}
          onShow={open}
          onAgain={old => send(open(old))}
          onClear={history.clear}
        />
      </div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { uploadFileByApi } from '../../../contracts/calls/files.ts'
import { isProductId, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { useSession } from '../../authProvider/session.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { callUrl } from '../../dataProvider/send.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadProduct } from '../../resources/verifications/declarations.ts'
import { useProductFacts } from '../../resources/verifications/product.ts'
import { userStorage } from '../../session/userStorage.ts'
import { type ApiMode, codeSample, keyPlaceholders, type Language, languages } from './codeSamples.ts'
import { RequestSection } from './RequestSection.tsx'
import { RunHistory } from './RunHistory.tsx'
import { type PreparedRequest, RunPanel } from './RunPanel.tsx'
import { RunResponse } from './RunResponse.tsx'
import type { RequestBody } from './requestBody.ts'
import type { Run } from './runs.ts'
import styles from './TestApis.module.css'
import { useRequestDraft } from './useRequestDraft.ts'
import { useRun } from './useRun.ts'

interface ApiConsoleProps {
  product: Product
  onProduct: (product: ProductId) => void
}

/** The request, its price, the response, and earlier runs. */
export const ApiConsole = ({ product, onProduct }: ApiConsoleProps) => {
  const request = useRequestDraft(product)
  const [mode, setMode] = useState<ApiMode>('test')
  const [shown, setShown] = useState<Run | null>(null)
  const [toConfirm, setToConfirm] = useState<PreparedRequest | null>(null)
  const { pricePaise } = useProductFacts(product)
  const history = useRunHistory()
  const answer = useRef<HTMLDivElement>(null)
  const { busy, run } = useRun(done => {
    history.add(done)
    setShown(done)
  })
  // On a phone the response may be off screen, far from the pressed button.
  useEffect(() => {
    if (shown) answer.current?.focus()
  }, [shown])

  const choose = async (next: ProductId) => {
    const chosen = await loadProduct(next)
    setShown(null)
    request.reset(chosen)
    onProduct(next)
  }
  /** A live request needs confirmation first. */
  const send = (ask: PreparedRequest) => {
    if (ask.mode === 'live') setToConfirm(ask)
    else void run(ask.product.id as ProductId, ask.mode, ask.body, 0)
  }
  const open = async (old: Run) => {
    const known = await loadProduct(old.product)
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
        <RequestSection product={product} request={request} refused={fields} onProduct={next => void choose(next)} />
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
          toConfirm={toConfirm}
          onMode={setMode}
          onRun={send}
          onConfirm={yes => {
            setToConfirm(null)
            if (yes && toConfirm)
              void run(toConfirm.product.id as ProductId, toConfirm.mode, toConfirm.body, pricePaise)
          }}
        />
        <RunHistory
          runs={history.runs}
          busy={busy}
          onShow={old => void open(old)}
          onAgain={old => void open(old).then(send)}
          onClear={history.clear}
        />
      </div>
    </div>
  )
}

const MAX = 20

function readRuns(json: string | null): Run[] {
  try {
    const found = JSON.parse(json ?? '[]') as Run[]
    return found.filter(({ product }) => isProductId(product))
  } catch {
    return []
  }
}

/** The user's latest runs in this tab, newest first. */
function useRunHistory() {
  const { userId, subUserId } = useSession()
  const storage = userStorage('testRuns', subUserId ?? userId)
  const [runs, setRuns] = useState(() => readRuns(storage.read()))
  const keep = (next: Run[]) => {
    setRuns(next)
    storage.write(JSON.stringify(next))
  }
  return {
    runs,
    add: (run: Run) => keep([run, ...runs].slice(0, MAX)),
    clear: () => keep([]),
  }
}

interface CodeSectionProps {
  product: Product
  mode: ApiMode
  body: RequestBody
}

/** The request as code, with an API key. */
const CodeSection = ({ product, mode, body }: CodeSectionProps) => {
  const text = useTexts('testApis')
  const [language, setLanguage] = useState<Language>('curl')
  const url = `${location.origin}${mounts.gateway}/${product.id}`
  const uploadUrl = product.reads && location.origin + callUrl(uploadFileByApi, {})
  const sample = codeSample(language, { url, mode, body, uploadUrl })
  return (
    <Section title={text('code')} aside={<CopyButton worded value={sample} />}>
      <SegmentedControl
        label={text('language')}
        value={language}
        options={languages.map(value => ({ value, label: text(`languages.${value}`) }))}
        onChange={setLanguage}
      />
      <pre className={`mono ${styles.code}`} tabIndex={0} role="group" aria-label={text(`languages.${language}`)}>
        <code>{sample}</code>
      </pre>
      <p className={styles.hint}>
        {text('codeHint', { placeholder: keyPlaceholders[mode] })} <Link to={paths.apiKeys}>{text('makeKey')}</Link>
      </p>
    </Section>
  )
}

import { Button, LinearProgress } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readTrubgvFile, startTrubgvRows, TRUBGV_FILE_ROWS } from '../../../contracts/calls/trubgv.ts'
import { trubgvChecks } from '../../../contracts/cases/trubgv/checks.ts'
import { knownFields } from '../../../contracts/cases/trubgv/known.ts'
import type { ProductId } from '../../../contracts/checks/catalogue.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PurposeFields, type PurposeValues } from '../verifications/form/PurposeFields.tsx'
import { FileRunCard } from './FileRunCard.tsx'
import { RowProblems } from './RowProblems.tsx'
import styles from './Trubgv.module.css'
import { useProductPrices } from './useProductPrices.ts'

type Read = SuccessReply<typeof readTrubgvFile>

/** Rows of one request: few enough that each is answered quickly. */
const CHUNK = 20

/** A file with a person or company a row: what is wrong with each row is said before anything starts. */
export const FileForm = () => {
  const text = useTexts('trubgvScreen')
  const [file, setFile] = useState<{ name: string; read?: Read }>()
  const [agreed, setAgreed] = useState<PurposeValues>({ purpose: '', reference: '', consent: false })
  const { mutate, isPending, error } = useCallMutation(readTrubgvFile)
  const priceOf = useProductPrices()
  const rows = file?.read?.rows ?? []
  const right = rows.filter(({ problems }) => problems.length === 0)
  const { done, busy, problem, start } = useStart(right, agreed.purpose)

  const send = (chosen: File) => {
    const body = new FormData()
    body.set('file', chosen)
    setFile({ name: chosen.name })
    mutate({ body }, { onSuccess: read => setFile({ name: chosen.name, read }) })
  }
  const most = right.reduce((sum, { checks }) => sum + checks.reduce((own, id) => own + priceOf(id as ProductId), 0), 0)
  const least = right.reduce((sum, { checks }) => sum + leastOf(checks, priceOf), 0)
  const blocker =
    right.length === 0
      ? text('form.blocked.none')
      : agreed.purpose === ''
        ? text('form.blocked.purpose')
        : agreed.consent
          ? undefined
          : text('form.blocked.consent')

  return (
    <TwoColumns
      sticky
      aside={<FileRunCard cost={{ least, most }} count={right.length} blocker={blocker} busy={busy} onRun={start} />}
    >
      <Section step={1} title={text('file.title')} aside={<Sample />}>
        <FileDropzone
          label={text('file.label')}
          types={['.csv', '.xlsx']}
          maxBytes={limits.bulk.maxBytes}
          hint={text('file.hint', { rows: formatCount(TRUBGV_FILE_ROWS) })}
          onFile={chosen => !isPending && !busy && send(chosen)}
          {...(file && {
            file: {
              name: file.name,
              detail: file.read ? text('file.rows', { count: formatCount(rows.length) }) : text('file.reading'),
            },
          })}
        />
        {isPending && <LinearProgress aria-label={text('file.reading')} className={styles.busy} />}
        {error && !isPending && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      </Section>
      {file?.read && <RowProblems read={file.read} />}
      <Section step={2} title={text('form.agreement')}>
        <div className={styles.agreement}>
          <PurposeFields
            values={agreed}
            consent={text('form.consent')}
            onChange={values => setAgreed({ ...agreed, ...values })}
          />
        </div>
      </Section>
      {(busy || done > 0) && (
        <Section title={text('file.progress', { done, count: right.length })}>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / Math.max(1, right.length)}
            aria-label={text('file.progress', { done, count: right.length })}
          />
        </Section>
      )}
      {problem && (
        <InlineAlert tone="danger">{text('file.stopped', { done, count: right.length, message: problem })}</InlineAlert>
      )}
    </TwoColumns>
  )
}

/** A check behind a cheaper one costs nothing if that one finds nothing. */
function leastOf(products: readonly string[], priceOf: (product: ProductId) => number): number {
  const own = trubgvChecks.filter(({ product }) => products.includes(product))
  const ids = own.map(({ id }) => id)
  return own
    .filter(({ behind }) => behind === undefined || !ids.includes(behind))
    .reduce((sum, { product }) => sum + priceOf(product), 0)
}

/** Starts the rows in parts. A part that is sent again after a lost reply starts nothing twice: its key is the file's and its place. */
function useStart(rows: Read['rows'], purpose: PurposeValues['purpose']) {
  const text = useTexts('trubgvScreen')
  const toast = useToast()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState({ of: rows, done: 0, busy: false, problem: undefined as string | undefined })
  const [batch] = useState(() => crypto.randomUUID())
  // Another file begins anew.
  const isSame = state.of.length === rows.length && state.of.every((row, at) => row === rows[at])
  const { done, busy, problem } = isSame ? state : { done: 0, busy: false, problem: undefined }
  const start = async () => {
    if (busy || purpose === '') return
    let at = done
    setState({ of: rows, done: at, busy: true, problem: undefined })
    try {
      for (; at < rows.length; at += CHUNK) {
        const part = rows
          .slice(at, at + CHUNK)
          .map(({ kind, known, reference }) => ({ kind, known: ofKind(known, kind), reference }))
        await callApi(startTrubgvRows, {
          body: { rows: part, purpose, consent: true },
          idempotencyKey: `${batch}-${keyOf(part)}-${at}`,
        })
        setState({ of: rows, done: Math.min(at + CHUNK, rows.length), busy: true, problem: undefined })
      }
      toast(text('file.done', { count: rows.length }), 'success')
      void cache.invalidateQueries()
      void navigate(paths.trubgvResponses)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState({ of: rows, done: at, busy: false, problem: error.message })
    }
  }
  return { done, busy, problem, start: () => void start() }
}

type Row = Read['rows'][number]

/** Values of the other kind of subject are not sent. */
const ofKind = (known: Row['known'], kind: Row['kind']): Row['known'] =>
  Object.fromEntries(
    knownFields.map(({ source, of }) => [source, of.includes(kind) ? known[source] : null]),
  ) as Row['known']

/** Short, and another one for other rows. */
const keyOf = (part: unknown): string => {
  let sum = 0
  for (const character of JSON.stringify(part)) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return sum.toString(36)
}

const Sample = () => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const save = () => {
    const header = [...knownFields.map(({ label }) => label[locale]), 'Reference'].join(',')
    const example = 'Suresh Roy,,1988-03-12,AAAPR1000H,,,9810678000,,100915312000,,,,,MH12BR1000,,,,EMP-1'
    saveBlob(new Blob([`\ufeff${header}\r\n${example}\r\n`], { type: 'text/csv' }), 'trubgv.csv')
  }
  return (
    <Button size="small" startIcon={<FileDown size={16} aria-hidden="true" />} onClick={save}>
      {text('file.sample')}
    </Button>
  )
}

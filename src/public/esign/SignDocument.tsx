import { CircleX } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EsignOwnField, EsignSigning } from '../../../contracts/calls/esignLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentPages } from './document/DocumentPages.tsx'
import { usePdf } from './document/usePdf.ts'
import { FormView } from './form/FormView.tsx'
import { Guide, type View } from './Guide.tsx'
import styles from './SignDocument.module.css'
import { type Answers, isInDialog, openFields } from './signing/answers.ts'
import { nameOf } from './signing/fieldNames.ts'
import type { WithLink } from './signing/useEsignLink.ts'
import { type SigningEnds, useSigning } from './signing/useSigning.ts'

const loadDialog = () => import('./form/FieldDialog.tsx')
const FieldDialog = lazy(() => loadDialog().then(({ FieldDialog: default_ }) => ({ default: default_ })))
const CertificateDialog = lazy(() =>
  import('./certificate/CertificateDialog.tsx').then(({ CertificateDialog: default_ }) => ({ default: default_ })),
)
const AadhaarTab = lazy(() =>
  import('./aadhaar/AadhaarTab.tsx').then(({ AadhaarTab: default_ }) => ({ default: default_ })),
)

interface SignDocumentProps extends SigningEnds {
  signing: EsignSigning
  withLink: WithLink
}

/** The document with its fields, on its pages or as a form, and the guide through them. */
export const SignDocument = ({ signing: link, withLink, ...ends }: SignDocumentProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const signing = useSigning(link, withLink, ends)
  const pdf = usePdf(link, withLink)
  const [view, setView] = useState<View>('pages')
  const [current, setCurrent] = useState<string | null>(null)
  /** The field that the dialog asks for. */
  const [asked, setAsked] = useState<EsignOwnField | null>(null)
  const [isCertifying, setCertifying] = useState(false)
  const [isInTab, setInTab] = useState(false)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const { fields, answers } = signing
  const shown = { pages: link.pages, pdf: pdf.state.is === 'open' ? pdf.state.pdf : null }

  useEffect(() => {
    // The first field opens without waiting for it.
    const timer = setTimeout(() => void loadDialog(), 2_000)
    return () => clearTimeout(timer)
  }, [])

  const describe = (field: EsignOwnField) => {
    const number = fields.indexOf(field) + 1
    const name = nameOf(field, locale)
    return text('guide.step', { number, count: fields.length, name, page: field.page + 1 })
  }

  /** Leads to a field. On a page all are asked for in a dialog, in the form only those that are drawn. */
  const goTo = (field: EsignOwnField, where: View = view) => {
    setCurrent(field.id)
    setSaid(describe(field))
    const element =
      where === 'pages'
        ? document.getElementById(`field-${field.id}`)
        : document.querySelector<HTMLElement>(`#form-${CSS.escape(field.id)} :is(input, select, [data-entry])`)
    element?.scrollIntoView({ block: where === 'pages' ? 'start' : 'center', behavior: 'instant' })
    element?.focus({ preventScroll: true })
    if (where === 'pages' || isInDialog(field)) setAsked(field)
  }

  /** Closes the dialog of a field, then leads to the next one, or to the button that signs. */
  const goOn = (from: EsignOwnField, now: Answers) => {
    // The dialog gives the focus back before another one takes it.
    flushSync(() => setAsked(null))
    const [next] = openFields(fields, now, from.id)
    if (next) return goTo(next)
    setSaid(text('guide.allDone'))
    button.current?.focus()
  }

  const show = (next: View) => {
    setView(next)
    const field = fields.find(({ id }) => id === current)
    // The other view is in the page from the next frame on.
    requestAnimationFrame(() => {
      const element = field && document.getElementById(`${next === 'pages' ? 'field' : 'form'}-${field.id}`)
      element?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
  }

  const lead = (refused: string | null) => {
    const field = fields.find(({ id }) => id === refused)
    if (field) goTo(field)
  }

  const finish = async () => {
    if (link.method === 'certificate') setCertifying(true)
    else if (link.method === 'aadhaar' && link.role === 'sign') setInTab(await signing.leaveFor('aadhaarEsign'))
    else lead(await signing.finish())
  }

  if (pdf.state.is === 'failed')
    return (
      <Notice
        icon={CircleX}
        title={text('page.documentFailed')}
        action={<Button onClick={pdf.retry}>{text('again')}</Button>}
      >
        {text('page.documentFailedDetail')}
      </Notice>
    )
  return (
    <div className={styles.page}>
      <Guide
        role={link.role}
        method={link.method}
        signing={signing}
        view={view}
        said={said}
        button={button}
        onView={show}
        onNext={() => {
          const [next] = openFields(fields, answers, current)
          if (next) goTo(next)
        }}
        onFinish={() => void finish()}
      />
      <DocumentHead signing={link} />
      {pdf.isStuck && (
        <p className={styles.stuck} role="status">
          {text('page.stuck')}
        </p>
      )}
      <div hidden={view !== 'pages'}>
        <DocumentPages
          document={link}
          pdf={shown.pdf}
          signing={signing}
          currentId={current}
          onAsk={field => {
            setCurrent(field.id)
            setAsked(field)
          }}
        />
      </div>
      {view === 'form' && (
        <FormView
          signing={signing}
          document={shown}
          onAsk={field => {
            setCurrent(field.id)
            setAsked(field)
          }}
          onShowPage={field => {
            setCurrent(field.id)
            setView('pages')
            requestAnimationFrame(() => {
              const element = document.getElementById(`page-${field.page}`)
              ;(document.getElementById(`field-${field.id}`) ?? element)?.scrollIntoView({
                block: 'start',
                behavior: 'instant',
              })
            })
          }}
        />
      )}
      {isCertifying && (
        <Suspense>
          <CertificateDialog
            signing={signing}
            sha256={link.sha256}
            name={link.name}
            withLink={withLink}
            onRefused={thrown => {
              flushSync(() => setCertifying(false))
              lead(signing.refuse(thrown))
            }}
            onClose={() => setCertifying(false)}
          />
        </Suspense>
      )}
      {isInTab && (
        <Suspense>
          <AadhaarTab signing={signing} withLink={withLink} onClose={() => setInTab(false)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <FieldDialog
            key={asked.id}
            field={asked}
            signing={signing}
            document={shown}
            withLink={withLink}
            name={link.name}
            onDone={now => goOn(asked, now)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

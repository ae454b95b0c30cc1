import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../contracts/platform/paths.ts'
import { LandingPoints, LandingSection } from '../components/landing/parts.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Developers.module.css'
import { sampleReply, sampleRequest } from './sampleRequest.ts'

const OPEN_API = '/openapi.json'

/** A sample request to copy, and its response. */
export const Developers = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('landing')
  const request = sampleRequest(location.origin)
  return (
    <LandingSection title={text('developers.title')} lead={text('developers.lead')}>
      <div className={styles.columns}>
        <div className={styles.code}>
          <div className={styles.head}>
            <h3>{text('developers.request')}</h3>
            <CopyCode code={request} />
          </div>
          <Code name={text('developers.request')}>{request}</Code>
        </div>
        <div className={styles.code}>
          <div className={styles.head}>
            <h3>{text('developers.answer')}</h3>
          </div>
          <Code name={text('developers.answer')}>{JSON.stringify(sampleReply, null, 2)}</Code>
        </div>
      </div>
      <p className={styles.key}>
        {text('developers.key')}{' '}
        {config.appMode === 'sandbox' && <a href={paths.sandbox}>{text('developers.sandboxKey')}</a>}
      </p>
      <LandingPoints points={(['point1', 'point2', 'point3'] as const).map(point => text(`developers.${point}`))} />
      <p className={styles.links}>
        <a href={config.apiDocsUrl}>{text('developers.reference')}</a>
        <a href={OPEN_API}>{text('developers.openApi')}</a>
      </p>
    </LandingSection>
  )
}

/** It scrolls horizontally, so keyboard users must be able to focus it. */
const Code = ({ name, children }: { name: string; children: string }) => (
  <pre className="mono" tabIndex={0} role="region" aria-label={name}>
    {children}
  </pre>
)

const CopyCode = ({ code }: { code: string }) => {
  const text = useTexts('landing')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  return (
    <>
      <span role="status" className="hidden-text">
        {copied && text('developers.copied')}
      </span>
      <button
        type="button"
        aria-label={text('developers.copy')}
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </>
  )
}

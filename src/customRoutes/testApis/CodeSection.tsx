import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiMode, codeSample, keyPlaceholders, type Language, languages } from './codeSamples.ts'
import type { RequestBody } from './requestBody.ts'
import styles from './TestApis.module.css'

interface CodeSectionProps {
  product: Product
  mode: ApiMode
  body: RequestBody
}

/** The request as a program sends it, with a key. */
export const CodeSection = ({ product, mode, body }: CodeSectionProps) => {
  const text = useTexts('testApis')
  const [language, setLanguage] = useState<Language>('curl')
  const url = `${location.origin}${mounts.gateway}/${product.id}`
  const sample = codeSample(language, { url, mode, body })
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

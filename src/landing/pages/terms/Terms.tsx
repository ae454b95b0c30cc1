import { terms } from '../../../../contracts/people/terms.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Article, HomeLink } from '../../PublicPageFrame.tsx'
import styles from './Terms.module.css'

/** The terms of use that ship with the product; an operator with terms of their own sets `TERMS_URL`. */
const Terms = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const locale = useLocale()
  const words = (one: Text) =>
    one[locale].replaceAll('%{brand}', config.brandName).replaceAll('%{support}', config.supportEmail)
  return (
    <Article config={config} title={text('terms.title')} lead={text('terms.lead', { brand: config.brandName })}>
      <ol className={styles.clauses}>
        {terms.map(({ title: clause, body }) => (
          <li key={clause.en}>
            <h2>{words(clause)}</h2>
            <p>{words(body)}</p>
          </li>
        ))}
      </ol>
      <HomeLink>{text('home')}</HomeLink>
    </Article>
  )
}

export default Terms

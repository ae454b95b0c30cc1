import { basisFields, basisInWords } from '../../../contracts/screening/lawfulBasis.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './Aml.module.css'

const [{ label }] = basisFields

/** On what a screening rests: consent, or the law that requires it. */
export const Basis = ({ input }: { input: Record<string, string | null> }) => {
  const locale = useLocale()
  return (
    <Section title={label[locale]}>
      <span className={styles.written}>
        {basisInWords({ basis: input['basis'], basisLaw: input['basisLaw'] }, locale)}
      </span>
    </Section>
  )
}

import { sandboxOutcomes } from '../../../contracts/products/define.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './SandboxPage.module.css'

/** The documented values, one row per outcome. */
export const SandboxValues = () => {
  const text = useTexts('sandbox')
  const locale = useLocale()
  return (
    <section className={styles.card}>
      <h2>{text('values')}</h2>
      <p>{text('valuesHint')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('values')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('outcomeHead')}</th>
              {productIds.map(id => (
                <th key={id} scope="col">
                  {productOf(id).label[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sandboxOutcomes.map(outcome => (
              <tr key={outcome}>
                <th scope="row">{text(`outcome.${outcome}`)}</th>
                {productIds.map(id => (
                  <td key={id}>
                    <CopyableValue value={productOf(id).sandbox[outcome]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

import { challanVehicles } from '../../../contracts/challanSandbox.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './SandboxPage.module.css'

/** The vehicles that choose what the sandbox's challan source says. */
export const ChallanVehicles = () => {
  const text = useTexts('sandbox')
  const locale = useLocale()
  return (
    <section className={styles.card}>
      <h2>{text('vehicles')}</h2>
      <p>{text('vehiclesHint')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('vehicles')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('outcomeHead')}</th>
              <th scope="col">{text('vehicle')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(challanVehicles).map(([name, { rcNo, says }]) => (
              <tr key={name}>
                <th scope="row">{says[locale]}</th>
                <td>
                  <CopyableValue value={rcNo} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

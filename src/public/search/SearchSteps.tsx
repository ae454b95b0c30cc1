import { ArrowRight, ShieldCheck } from 'lucide-react'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import { loadPhoneVerification } from './loadPhoneVerification.ts'
import { PlateField } from './PlateField.tsx'
import styles from './Search.module.css'
import { ActionButton, ErrorText, SearchStepForm } from './SearchStepForm.tsx'
import type { Search, SearchStepsProps } from './search.ts'

const LaterSteps = lazyPage(loadPhoneVerification)

/** The search's current step. */
export const SearchSteps = ({ search, labels }: SearchStepsProps) =>
  search.step === 'vehicle' ? <VehicleStep search={search} /> : <LaterSteps search={search} labels={labels} />

/** Rendered by the server. Before hydration, its button only triggers the browser's validation. */
const VehicleStep = ({ search }: { search: Search }) => {
  const text = useTexts('publicChallanSearch')
  const { brand, config } = usePublicState()
  const { draft, busy, wrong, message, type, submitVehicle } = search
  return (
    <SearchStepForm onSubmit={submitVehicle}>
      {/* Preloads the next step's code on the first interaction. */}
      <div className={styles.beside} onFocus={() => void loadPhoneVerification().catch(() => null)}>
        <PlateField value={draft.vehicle} onType={vehicle => type({ vehicle })} wrong={wrong} />
        <ActionButton busy={busy && text(`busy.${busy}`)}>
          {text('vehicle.check')} <ArrowRight size={18} aria-hidden="true" />
        </ActionButton>
      </div>
      <ErrorText>{message}</ErrorText>
      <p className={styles.note}>
        <ShieldCheck size={16} aria-hidden="true" />
        <span>{text('vehicle.note')}</span>
      </p>
      <noscript>
        <p className={styles.noScript}>{text('noScript', { email: brand?.supportEmail ?? config.supportEmail })}</p>
      </noscript>
    </SearchStepForm>
  )
}

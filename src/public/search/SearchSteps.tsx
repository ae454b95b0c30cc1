import { Suspense } from 'react'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { loadPhoneVerification } from './loadPhoneVerification.ts'
import type { SearchStepsProps } from './search.ts'
import { VehicleStep } from './VehicleStep.tsx'

const LaterSteps = lazyPage(loadPhoneVerification)

/** The step that the search stands at. */
export const SearchSteps = ({ search, labels }: SearchStepsProps) =>
  search.step === 'vehicle' ? (
    <VehicleStep search={search} />
  ) : (
    <Suspense>
      <LaterSteps search={search} labels={labels} />
    </Suspense>
  )

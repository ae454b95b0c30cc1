import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useUpdate } from 'ra-core'
import { useState } from 'react'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { useToast } from '../../../../components/useToast.ts'
import type { CallError } from '../../../../dataProvider/callError.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { type BrandDraft, toBrandBody } from './brandDraft.ts'
import { type ServerErrors, toServerErrors } from './serverErrors.ts'

interface Refused {
  /** What no field is to blame for. */
  problem?: string
  faults: ServerErrors
}

const none: Refused = { faults: new Map() }

/** Adds a brand or changes one; what is refused stands by its field. */
export function useSaveBrand(brand: ChallanBrandRow | undefined, onSaved: () => void) {
  const text = useTexts('adminChallans')
  const toast = useToast()
  const cache = useQueryClient()
  const [refused, setRefused] = useState(none)
  const [create, creating] = useCreate()
  const [update, updating] = useUpdate()
  const save = async (draft: BrandDraft) => {
    const data = toBrandBody(draft)
    try {
      if (brand) await update('challan-brands', { id: brand.id, data, previousData: brand }, { returnPromise: true })
      else await create('challan-brands', { data }, { returnPromise: true })
    } catch (error) {
      const { fields, message } = error as CallError
      return setRefused(
        fields.length > 0
          ? {
              faults: toServerErrors(draft, { fields }),
              problem: text('brands.faults', { smart_count: fields.length }),
            }
          : { ...none, problem: message },
      )
    }
    toast(text('brands.saved'), 'success')
    void cache.invalidateQueries()
    onSaved()
  }
  return { ...refused, busy: creating.isPending || updating.isPending, save }
}

import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { Product } from '../../../../contracts/products/index.ts'
import { type DraftDetail, draft } from '../../../../contracts/resources/draft.ts'
import { type InputTemplate, inputTemplate } from '../../../../contracts/resources/inputTemplate.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { emptyFormValues, type FormValues } from './formState.ts'

export interface InitialForm {
  values: FormValues
  draftId: string | undefined
}

/**
 * The form's initial values: empty, from a draft (`?draft=`) or from a template (`?template=`). Undefined while loading; `gone` if it no
 * longer exists. Consent is never restored.
 */
export function useInitialForm(product: Product): { start: InitialForm | undefined; gone: boolean } {
  const [search] = useSearchParams()
  const draftId = search.get('draft') ?? ''
  const templateId = search.get('template') ?? ''
  // Always refetched under a separate cache key: react-admin caches list rows as records, and rows lack the saved input.
  const once = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: () => {} }
  const meta = { whole: true }
  const savedDraft = useGetOne<DraftDetail, CallError>(
    draft.name,
    { id: draftId, meta },
    { ...once, enabled: draftId !== '' },
  )
  const template = useGetOne<InputTemplate, CallError>(
    inputTemplate.name,
    { id: templateId, meta },
    { ...once, enabled: templateId !== '' },
  )
  const query = draftId ? savedDraft : templateId ? template : undefined
  if (query && !query.data && !query.error) return { start: undefined, gone: false }
  const saved = query?.data?.product === product.id ? query.data : undefined
  const empty = emptyFormValues(product)
  const input = draftId && savedDraft.data ? savedDraft.data.input : []
  const values = {
    ...empty,
    ...(saved && {
      input: { ...empty.input, ...Object.fromEntries(input.map(({ source, value }) => [source, value])) },
      purpose: saved.purpose ?? ('' as const),
      reference: saved.reference ?? '',
    }),
  }
  return { start: { values, draftId: saved && draftId ? draftId : undefined }, gone: !!query && !saved }
}

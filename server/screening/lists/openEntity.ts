import type { ListEntity } from '../../engines/lists/entity.ts'
import type { Vault } from '../../platform/vault.ts'

interface Row {
  id: string
  data: unknown
  data_sealed: string | null
}

/** The entry of a row, which is sealed if it is of a customer's own list. */
export const openEntity = (vault: Vault, { id, data, data_sealed }: Row): ListEntity =>
  data_sealed === null
    ? (data as ListEntity)
    : (JSON.parse(vault.open(data_sealed, { column: 'screening_entities.data_sealed', id })) as ListEntity)

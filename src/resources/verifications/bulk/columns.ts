import type { InputTemplate } from '../../../../contracts/resources/inputTemplate.ts'
import type { Job } from './job.ts'

export type Mapping = Job['mapping']

const plain = (header: string) => header.trim().toLowerCase()

/** A template's columns in this file; fields whose header the file lacks keep their column, unless another field has taken it. */
export function columnsOfTemplate({ columns }: Pick<InputTemplate, 'columns'>, job: Job): Mapping {
  const found = new Map(
    columns.flatMap(({ source, header }) => {
      const at = job.columns.findIndex(column => plain(column.header) === plain(header))
      return at < 0 ? [] : [[source, at] as const]
    }),
  )
  const taken = [...found.values()]
  return job.mapping.map(({ source, column }) => {
    const rest = column !== null && taken.includes(column) ? null : column
    return { source, column: found.get(source) ?? rest }
  })
}

/** A mapping by the file's headers, as a template keeps it. Columns without a header, or with one that occurs twice, are left out. */
export const headersOf = (job: Job, mapping: Mapping): InputTemplate['columns'] =>
  mapping.flatMap(({ source, column }) => {
    const header = column === null ? '' : (job.columns[column]?.header.trim() ?? '')
    const isUnique = job.columns.filter(one => plain(one.header) === plain(header)).length === 1
    return header !== '' && isUnique ? [{ source, header }] : []
  })

import { createContext, use } from 'react'
import { entryOf, type ProductEntry } from '../../../../contracts/checks/catalogue.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { type Text, text } from '../../../../contracts/platform/text.ts'
import { isDraft, type JobRow } from './job.ts'

/** A declaration or a catalogue entry. */
type PlacedProduct = Pick<ProductEntry, 'label' | 'title' | 'paths'> & { id: string }

type Ids = Pick<JobRow, 'id' | 'product'>

/** The pages on which files are uploaded, listed and shown: those of one product, or those of batch processing. */
export interface BulkPlace {
  form: (job: Ids) => string
  page: (job: Ids) => string
  files: (product: PlacedProduct) => string
  /** The parent pages of a file's page. */
  crumbs: (product: PlacedProduct) => readonly { label: Text; to: string }[]
  /** Restricts lists of files to those of this place. */
  filter: (product: PlacedProduct) => Record<string, unknown>
}

const files = text('Files', 'फ़ाइलें')

const ofProduct: BulkPlace = {
  form: ({ id, product }) => `${entryOf(product).paths.verify}?mode=bulk&job=${id}`,
  page: ({ id, product }) => withId(entryOf(product).paths.detail, id),
  files: ({ paths: { list } }) => `${list}?tab=files`,
  crumbs: product => [
    { label: text('Products', 'प्रोडक्ट'), to: paths.products },
    { label: product.title ?? product.label, to: product.paths.verify },
    { label: files, to: `${product.paths.list}?tab=files` },
  ],
  filter: ({ id }) => ({ product: [id] }),
}

export const ofBatch: BulkPlace = {
  form: ({ id, product }) => `${paths.batchProcessing}?product=${product}&job=${id}`,
  page: ({ id }) => withId(paths.requestBulkDetail, id),
  files: () => paths.batchProcessingResponses,
  crumbs: () => [
    { label: text('Batch processing', 'बैच प्रोसेसिंग'), to: paths.batchProcessing },
    { label: files, to: paths.batchProcessingResponses },
  ],
  filter: () => ({}),
}

export const BulkPlaceContext = createContext<BulkPlace>(ofProduct)

export const useBulkPlace = () => use(BulkPlaceContext)

/** The form until the file is started, then the file's own page. */
export const jobPath = (job: Ids & Pick<JobRow, 'status'>, place = ofProduct): string =>
  isDraft(job.status) ? place.form(job) : place.page(job)

/** Files of any product. */
export const batch = {
  title: 'Batch processing',
  verification: 'Verification',
  heading: 'Check a file',
  lead: 'Choose any product, upload your rows and see what is wrong and what it costs before you start.',
  new: 'New file',
  product: {
    title: 'Product',
    label: 'What to check',
    placeholder: 'Search by name',
    none: 'No such product',
    price: '%{price} per row',
  },
  leftOut: 'Rows left out: %{count}',
  timeline: {
    title: 'Timeline',
    uploaded: 'Uploaded',
    checked: 'Rows checked, free',
    started: 'Started',
    paused: 'Paused',
    ended: 'Ended',
    staff: {
      paused: 'Paused by our support',
      resumed: 'Resumed by our support',
      cancelled: 'Rest cancelled by our support',
      rerun: 'Unanswered rows prepared as a new file by our support',
    },
  },
  columns: {
    saved: 'Saved columns',
    none: 'None',
    save: 'Save these columns',
    saveTitle: 'Save these columns',
    saveDetail: 'The next file of this product with the same headers is matched by them.',
    rename: 'Rename %{name}',
  },
} as const

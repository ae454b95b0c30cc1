import { connect } from '../../../server/platform/db/connect.ts'
import { openVault } from '../../../server/platform/sealing/indexKey.ts'
import { resealColumn } from '../../../server/platform/sealing/reseal.ts'

/** `resealUntilKilled.ts <secret> <old secret> <dataDir> [databaseUrl]`: reseals the cells of all rows, and prints each batch. */
const [SECRET_KEY = '', SECRET_KEY_OLD, dataDir = '', databaseUrl] = process.argv.slice(2)
const { db } = await connect({ dataDir, databaseUrl })
const vault = await openVault(db, { SECRET_KEY, SECRET_KEY_OLD, SIGNING_KEY: undefined })
await resealColumn({ db, vault }, 'bulk_rows.cells_sealed', {
  batchRows: 10,
  onBatch: resealed => void process.stdout.write(`${resealed}\n`),
})
process.stdout.write('finished\n')
await new Promise(() => setInterval(() => {}, 1_000))

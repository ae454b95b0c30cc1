import { tourCustomerPages } from './signedInTours.ts'
import { looks } from './tours.ts'

await tourCustomerPages(looks.dark)

import type { apisServer as en } from '../en/apis.ts'
import type { Texts } from '../types.ts'

export const apisServer: Texts<typeof en> = {
  isOff: '%{product} पहले से बंद है।',
  isOn: '%{product} पहले से चालू है।',
  noNotice: '%{product} की कोई सूचना नहीं है।',
}

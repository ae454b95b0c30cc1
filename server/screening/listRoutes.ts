import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as sourceCalls from '../../contracts/calls/listSources.ts'
import * as calls from '../../contracts/calls/watchLists.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { ownList, watchList } from '../../contracts/resources/watchList.ts'
import { streamCsv } from '../engines/csv.ts'
import { ownColumns } from '../engines/lists/formats/ownCsv.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { addList, pageOfLists, removeList, rollBackList, showList } from './lists/manageLists.ts'
import { uploadVersion } from './lists/uploadFiles.ts'
import { changesOf, listVersions } from './lists/versions.ts'
import { confirmLicence, fetchNow, listSourcesOf, setSource } from './published/manageSources.ts'

/** OFAC's CSV comes in so many files. */
const MAX_FILES = 4

/** The watch lists that everybody screens against: staff reads them, super-admins change them. */
export function watchListRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, watchList, {
    list: (_scope, query) => pageOfLists(ctx, null, query),
    show: (_scope, id) => showList(ctx, null, id),
  })
  serveCall(app, ctx, calls.watchListVersions, ({ scope, params }) => listVersions(ctx, scope, null, params.id))
  serveCall(app, ctx, calls.watchListChanges, ({ params, query }) => changesOf(ctx, null, { ...params, ...query }))
  serveCall(app, ctx, calls.addWatchList, ({ scope, body }) => addList(ctx, scope, { ...body, ownerId: null }))
  serveCall(app, ctx, calls.rollBackWatchList, ({ scope, params, body }) =>
    rollBackList(ctx, scope, { ...params, ...body, ownerId: null }),
  )
  serveCall(app, ctx, calls.removeWatchList, ({ scope, params, body }) =>
    removeList(ctx, scope, { ...params, ...body, ownerId: null }),
  )
  serveCall(app, ctx, sourceCalls.listListSources, ({ scope }) => listSourcesOf(ctx, scope))
  serveCall(app, ctx, sourceCalls.fetchListSource, ({ scope, params }) => fetchNow(ctx, scope, params.id))
  serveCall(app, ctx, sourceCalls.setListSource, ({ scope, params, body }) => setSource(ctx, scope, params.id, body))
  serveCall(app, ctx, sourceCalls.confirmListLicence, ({ scope, params, body }) =>
    confirmLicence(ctx, scope, params.id, body),
  )
  withUploads(app, { files: MAX_FILES, bytes: limits.watchListBytes }, files =>
    serveCall(files, ctx, calls.importWatchList, async ({ scope, params, query, request }) =>
      uploadVersion(ctx, scope, {
        listId: params.id,
        ownerId: null,
        allowFewer: query.allowFewer === 'yes',
        maxBytes: limits.watchListBytes,
        files: filesOf(request),
      }),
    ),
  )
}

/** A customer's own lists, which only that account's screenings search. */
export function ownListRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, ownList, {
    list: ({ actor }, query) => pageOfLists(ctx, actor.userId, query),
    show: ({ actor }, id) => showList(ctx, actor.userId, id),
  })
  serveCall(app, ctx, calls.ownListVersions, ({ scope, params }) =>
    listVersions(ctx, scope, scope.actor.userId, params.id),
  )
  serveCall(app, ctx, calls.ownListChanges, ({ scope, params, query }) =>
    changesOf(ctx, scope.actor.userId, { ...params, ...query }),
  )
  serveCall(app, ctx, calls.addOwnList, ({ scope, body }) =>
    addList(ctx, scope, { ...body, kind: 'own', ownerId: scope.actor.userId }),
  )
  serveCall(app, ctx, calls.rollBackOwnList, ({ scope, params }) =>
    rollBackList(ctx, scope, { ...params, ownerId: scope.actor.userId }),
  )
  serveCall(app, ctx, calls.removeOwnList, ({ scope, params }) =>
    removeList(ctx, scope, { ...params, ownerId: scope.actor.userId }),
  )
  serveCall(app, ctx, calls.ownListTemplate, async ({ reply }) => {
    const headers = ownColumns.map(key => ({ key, header: key }))
    return sendAttachment(reply, 'own-list.csv', streamCsv(headers, oneRow()))
  })
  withUploads(app, { files: 1, bytes: limits.ownLists.bytes }, files =>
    serveCall(files, ctx, calls.importOwnList, async ({ scope, params, query, request }) =>
      uploadVersion(ctx, scope, {
        listId: params.id,
        ownerId: scope.actor.userId,
        allowFewer: query.allowFewer === 'yes',
        maxBytes: limits.ownLists.bytes,
        files: filesOf(request),
      }),
    ),
  )
}

async function* oneRow() {
  yield example
}

const example = {
  id: 'EX-1',
  kind: 'person',
  name: 'Example Person',
  aliases: 'E. Person; Person Example',
  births: '1975-04-30',
  countries: 'IN',
  gender: 'female',
  identifiers: 'Passport: A0000000',
  programmes: 'Former supplier',
  remarks: 'Delete this row',
}

/** A scope of its own, so that only this route accepts multipart bodies. One byte more than allowed, so that the store detects a larger file. */
function withUploads(app: App, { files, bytes }: { files: number; bytes: number }, serve: (scope: App) => void): void {
  void app.register(async scope => {
    await scope.register(multipart, { limits: { files, fields: 0, fileSize: bytes + 1 }, throwFileSizeLimit: false })
    serve(scope)
  })
}

const filesOf = (request: FastifyRequest) => request.files()

# What the build needs and what running needs are installed apart: no compiler reaches the image that runs.
# Pinned by digest: docs/operations.md, Images.
FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS base

FROM base AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY web/package.json web/
COPY api/package.json api/
COPY admin/package.json admin/
COPY landing/package.json landing/
COPY client/package.json client/
COPY simulator/package.json simulator/

FROM manifests AS build
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM manifests AS dependencies
# What only development needs is taken out of the manifests first. npm would keep what the tests of the API share with the
# panel: React and about 90 MB more. The versions are those of the lock file.
RUN npm pkg delete devDependencies --workspace=shared --workspace=api --workspaces-update=false
# The embedded database engine, 36 MB under a license of its own, stays outside: production has a real one.
RUN npm install --omit=dev --workspace=shared --workspace=api && rm -rf node_modules/@0q

FROM base
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0700 /data
COPY --from=dependencies /app ./
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/shared/assets shared/assets
COPY --from=build /app/shared/locales shared/locales
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/admin/dist admin/dist
COPY --from=build /app/landing/dist landing/dist
COPY LICENSE NOTICE ./
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="Wayfare" org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"
ENV WAYFARE_REVISION=$REVISION
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/bundle/server.js"]

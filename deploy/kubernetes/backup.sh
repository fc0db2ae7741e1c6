#!/bin/sh
# Backs up the whole replica set at one point in time, and removes backups older than KEEP_DAYS.
# Needs mongodump, and MONGODB_ADMIN_URL: the administrator's URL, whose user is in the database admin.
# A dump that fails or is cut off never replaces or ages out a good one.
set -eu
: "${MONGODB_ADMIN_URL:?set it to the URL of the administrator of the replica set}"
BACKUP_DIR=${BACKUP_DIR:-/var/lib/wayfare-backup}
KEEP_DAYS=${KEEP_DAYS:-14}
umask 077

name=wayfare-$(date -u +%Y-%m-%dT%H-%M-%SZ).gz
part=$BACKUP_DIR/.$name.part
config=$(mktemp)
trap 'rm -f "$part" "$config"' EXIT
# The URL has a password: a file instead of an argument keeps it out of the list of processes.
printf 'uri: "%s"\n' "$MONGODB_ADMIN_URL" >"$config"

mongodump --config="$config" --authenticationDatabase="${AUTH_DATABASE:-admin}" --oplog --gzip --archive="$part" --quiet
mv "$part" "$BACKUP_DIR/$name"
find "$BACKUP_DIR" -maxdepth 1 -name 'wayfare-*.gz' -mtime "+$KEEP_DAYS" ! -name "$name" -delete
echo "$BACKUP_DIR/$name: $(wc -c <"$BACKUP_DIR/$name") bytes"

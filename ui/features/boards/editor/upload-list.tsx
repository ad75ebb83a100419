import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { MAX_ANIMATION_PIXELS, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGES } from "#core/community/constants.ts";
import { isolated } from "#ui/context/isolated.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { Progress } from "#ui/kit/progress/progress.tsx";
import type { Upload } from "./upload-images.ts";

const PIXELS_OF_A_MEGAPIXEL = 1_000_000;

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (id: string) => void;
  readonly onDismiss: (id: string) => void;
}

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-block-start: 1px solid var(--color-line);
    font-size: var(--type-14);

    &:empty {
      display: none;
    }

    & li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
    }

    & li > svg {
      flex: none;
      color: var(--color-error-text);
    }

    & li > span {
      flex: 1 1 14em;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

/** Progress of the uploads, and failed pictures that are not in the article. A live region. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const { t: text } = useTranslation("writing");
  const { t: common } = useTranslation("common");
  const { number } = useFormats();
  const failedUploads = uploads.filter(({ state }) => state !== "waiting" && state !== "sent");
  const total = uploads.length - failedUploads.length;
  const sent = uploads.filter(({ state }) => state === "sent").length;
  return (
    <div className={look} aria-live="polite">
      {total > 0 && (
        <Progress
          label={text("imagesSending")}
          value={total === 1 ? null : sent / total}
          valueText={total === 1 ? undefined : text("imagesSent", { done: number(sent), total: number(total) })}
        />
      )}
      {failedUploads.length > 0 && (
        <ul>
          {failedUploads.map((one) => (
            <li key={one.id}>
              <Icon name="image-off" size={18} />
              <span>
                <FailureText upload={one} />
              </span>
              {one.state === "failed" && (
                <Button variant="secondary" size="small" icon="refresh" onClick={() => onRetry(one.id)}>
                  {common("tryAgain")}
                </Button>
              )}
              <IconButton
                icon="close"
                label={text("imageDismiss", { name: isolated(one.name) })}
                onClick={() => onDismiss(one.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FailureText({ upload: { state, name } }: { readonly upload: Upload }) {
  const { t: text } = useTranslation("writing");
  const { number, bytes } = useFormats();
  switch (state) {
    case "too_many":
      return text("imageTooMany", { number: number(MAX_IMAGES) });
    case "too_large":
      return text("imageTooLarge", { name: isolated(name), size: bytes(MAX_IMAGE_BYTES) });
    case "too_many_pixels":
      return text("imageTooManyPixels", {
        name: isolated(name),
        still: number(MAX_IMAGE_PIXELS / PIXELS_OF_A_MEGAPIXEL),
        moving: number(MAX_ANIMATION_PIXELS / PIXELS_OF_A_MEGAPIXEL),
      });
    case "wrong_type":
      return text("imageWrongType", { name: isolated(name) });
    case "over_quota":
      return text("imageQuota", { name: isolated(name) });
    case "over_network_quota":
      return text("imageQuotaOfNetwork", { name: isolated(name) });
    case "empty":
      return text("imageEmpty", { name: isolated(name) });
    case "foreign":
      return text("imagesForeign");
    case "lost":
      return text("imageLost", { name: isolated(name) });
    default:
      return text("imageFailed", { name: isolated(name) });
  }
}

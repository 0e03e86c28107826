--[[
{{< pointerscope network visits="Maple Court, Café Luna" >}} shows a view of PointerScope.

Named arguments are those of the address of an embed: visits, user, interventions, theme, scale,
beat … `server` and `model` may stand in the document instead, under `pointerscope:`. In formats
without frames it is a picture that links to the view. In slides of reveal.js, keys go on working
after a click into a frame, and `beat="1"` tells the story of the network with the keys.
]]

local SIZE = { width = "100%", height = "500" }
local OWN = { server = true, model = true, width = true, height = true }
-- Handed to the deck once it is there: Quarto starts reveal.js itself.
local PLUGIN = [[<script src="%spointer-reveal.js"></script>
<script>
(() => {
  const start = () => PointerScope.init(Reveal);
  if (Reveal.isReady()) start();
  else Reveal.on("ready", start);
})();
</script>]]
local has_plugin = false

local function encoded(text)
  return (text:gsub("[^%w%-%._~]", function(sign)
    return string.format("%%%02X", sign:byte())
  end))
end

local function in_attribute(text)
  return (text:gsub("&", "&amp;"):gsub('"', "&quot;"):gsub("<", "&lt;"):gsub(">", "&gt;"))
end

local function text_of(value)
  return value and pandoc.utils.stringify(value) or ""
end

local function pointerscope(args, kwargs, meta)
  local view = text_of(args[1])
  local defaults = meta.pointerscope or {}
  local function setting(name, otherwise)
    local given = text_of(kwargs[name])
    if given == "" then given = text_of(defaults[name]) end
    return given ~= "" and given or otherwise
  end
  local server = setting("server", "http://127.0.0.1:8000"):gsub("/*$", "/")
  local path = server .. "embed/" .. encoded(setting("model", "town")) .. "/" .. encoded(view)
  local query = {}
  for name, value in pairs(kwargs) do
    if not OWN[name] and text_of(value) ~= "" then
      query[#query + 1] = encoded(name) .. "=" .. encoded(text_of(value))
    end
  end
  table.sort(query)
  local search = #query > 0 and "?" .. table.concat(query, "&") or ""
  local picture = path .. "/picture.png" .. search
  if not quarto.doc.is_format("html:js") then
    local image = pandoc.Image({ pandoc.Str(view) }, picture)
    return pandoc.Para({ pandoc.Link({ image }, path .. search) })
  end
  if quarto.doc.is_format("revealjs") and not has_plugin then
    has_plugin = true
    quarto.doc.include_text("after-body", PLUGIN:format(server))
  end
  local frame = '<iframe src="%s" title="%s" width="%s" height="%s" loading="lazy" '
    .. 'allowfullscreen style="border: 0; max-width: 100%%"><a href="%s"><img src="%s" alt="%s"></a></iframe>'
  local address = in_attribute(path .. search)
  local title = in_attribute("PointerScope: " .. view)
  return pandoc.RawBlock(
    "html",
    frame:format(
      address,
      title,
      setting("width", SIZE.width),
      setting("height", SIZE.height),
      address,
      in_attribute(picture),
      title
    )
  )
end

return { ["pointerscope"] = pointerscope }

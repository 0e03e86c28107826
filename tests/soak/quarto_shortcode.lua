--[[
What Quarto gives a shortcode, for pandoc alone: a filter that runs those of the extension in
SHORTCODES, in a document for the formats in FORMATS.
]]

local formats, included, meta = {}, {}, nil
for name in os.getenv("FORMATS"):gmatch("%S+") do formats[name] = true end
quarto = {
  doc = {
    is_format = function(name) return formats[name] or false end,
    include_text = function(_, text) included[#included + 1] = pandoc.RawBlock("html", text) end,
  },
}
local shortcodes = dofile(os.getenv("SHORTCODES"))

local function run(block)
  local inner = pandoc.utils.stringify(block):match("^{{<%s*(.-)%s*>}}$")
  if not inner then return nil end
  local args, kwargs = {}, {}
  local words = inner:gsub('(%w+)="([^"]*)"', function(name, value)
    kwargs[name] = pandoc.Inlines(value)
    return ""
  end)
  for word in words:gmatch("%S+") do args[#args + 1] = pandoc.Inlines(word) end
  local name = pandoc.utils.stringify(table.remove(args, 1))
  return shortcodes[name](args, kwargs, meta)
end

return {
  { Meta = function(own) meta = own end },
  { Para = run },
  {
    Pandoc = function(document)
      document.blocks:extend(included)
      return document
    end,
  },
}
